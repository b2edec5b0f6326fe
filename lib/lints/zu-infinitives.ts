const PARTICLE =
  /^(ab|an|auf|aus|bei|ein|fest|frei|herab|herauf|herunter|hinzu|hoch|los|vor|weg|zurück|zu)(?!zu|ge)(.{3,}(?:en|ern|eln))$/

/** German verbs that come apart with `zu` within: of anheben, anzuheben; null of any other word. */
export function toZuInfinitive(verb: string): string | null {
  const parts = PARTICLE.exec(verb)
  return parts === null ? null : `${parts[1]}zu${parts[2]}`
}
