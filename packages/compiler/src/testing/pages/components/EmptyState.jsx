import { Inbox } from 'lucide-react'

export const EmptyState = ({ icon: Icon = Inbox, title = 'Nothing here yet', text, action = null }) => (
  <div role="status" className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-border p-10 text-center">
    <Icon className="size-8 text-muted-foreground" aria-hidden />
    <p className="font-medium">{title}</p>
    {text && <p className="text-sm text-muted-foreground">{text}</p>}
    {action}
  </div>
)

export default EmptyState
