import { startTransition, useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { formatDistanceToNowStrict } from 'date-fns'
import { Send } from 'lucide-react'
import { Message } from '@/entities/Message'
import { ScrollArea } from '@/components/ui/scroll-area'
import { Textarea } from '@/components/ui/textarea'
import { Button } from '@/components/ui/button'

const upsert = (rows, row) => (rows.some(({ id }) => id === row.id) ? rows.map((old) => (old.id === row.id ? row : old)) : [row, ...rows])

export default function LiveFeed() {
  const [messages, setMessages] = useState([])
  const [cursor, setCursor] = useState(null)
  const [shown, addShown] = useOptimistic(messages, (rows, text) => [{ id: `new-${text}`, text, sending: true }, ...rows])
  const [isPending, begin] = useTransition()
  const [draft, setDraft] = useState('')
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null))

  useEffect(() => {
    Message.list({ sort: '-created_date', limit: 20 }).then(({ items, next_cursor, has_more }) => {
      setMessages(items)
      setCursor(has_more ? next_cursor : null)
    })
    const stop = Message.subscribe(({ type, id, data }) => {
      startTransition(() => {
        setMessages((rows) => (type === 'delete' ? rows.filter((row) => row.id !== id) : data ? upsert(rows, data) : rows))
      })
    })
    return stop
  }, [])

  const older = () => begin(async () => {
    const page = await Message.list({ limit: 20, cursor })
    setMessages((rows) => [...rows, ...page.items])
    setCursor(page.next_cursor)
  })

  const send = () => {
    const text = draft.trim()
    if (!text) return box.current?.focus()
    setDraft('')
    startTransition(async () => {
      addShown(text)
      const made = await Message.create({ text })
      setMessages((rows) => upsert(rows, made))
    })
  }

  return (
    <section aria-busy={isPending}>
      <h1>Live</h1>
      <form action={send} className="flex gap-2">
        <Textarea ref={box} value={draft} onChange={(e) => setDraft(e.target.value)} onKeyDown={(e) => { if (e.key === 'Enter' && !e.shiftKey) { e.preventDefault(); send() } }} aria-label="Message" />
        <Button type="submit" size="icon" aria-label="Send"><Send /></Button>
      </form>
      <ScrollArea className="h-96">
        <ul>
          {shown.map((message) => (
            <li key={message.id} style={message.sending ? { opacity: 0.5 } : undefined}>
              <b>{message.author ?? message.created_by ?? 'You'}</b> {message.text}
              {message.created_date && <small> {formatDistanceToNowStrict(new Date(message.created_date))}</small>}
            </li>
          ))}
        </ul>
        {cursor && <Button variant="link" onClick={older}>Older</Button>}
      </ScrollArea>
    </section>
  )
}
