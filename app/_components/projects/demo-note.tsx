import { projectsMessages } from '../../../lib/report/messages/en/projects.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'

/** What the demo is, and its removal in one click; `remove` is a server action, so that it works without scripts. */
export function DemoNote({ remove }: { remove: () => Promise<void> }) {
  const words = projectsMessages.demo
  return (
    <Section id="demo" title={words.title}>
      <p className="dim">{words.text}</p>
      <form className="actions" action={remove}>
        <Button type="submit">{words.remove}</Button>
      </form>
    </Section>
  )
}
