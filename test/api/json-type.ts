/** One JSON text, a problem among them; not lines of them. */
export const JSON_TYPE = /[/+]json\b/
