import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { ArrowLeft, ExternalLink, Mail, MapPin, Phone } from 'lucide-react'
import { Client } from '@/entities/Client'
import { Invoice } from '@/entities/Invoice'
import { Project } from '@/entities/Project'
import { Badge } from '@/components/ui/badge'
import { Separator } from '@/components/ui/separator'
import { Table, TableBody, TableCell, TableFooter, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import EmptyState from '@/components/EmptyState'
import { money, percent, sumOf } from '@/components/lib/money'
import { RecordForm } from '@/kit'
import { createPageUrl } from '@/utils'

function Fact({ icon: Icon, href, children }) {
  if (!children) return null
  const inner = <><Icon className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" /> <span className="truncate">{children}</span></>
  return href
    ? <a href={href} className="flex items-center gap-2 hover:underline">{inner}</a>
    : <div className="flex items-center gap-2">{inner}</div>
}

export default function ClientCard() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const [showPaid, setShowPaid] = useState(false)

  const client = useQuery({ queryKey: ['records', 'Client', 'rows', id], queryFn: () => Client.get(id), enabled: Boolean(id), retry: false })
  const invoices = useQuery({
    queryKey: ['records', 'Invoice', 'rows', { client: id }],
    queryFn: () => Invoice.filter({ client_id: id }, '-issued_on', 100),
    enabled: Boolean(id),
  })
  const { data: projects } = useQuery({ queryKey: ['records', 'Project', 'rows', { client: id }], queryFn: () => Project.filter({ client_id: id }), enabled: Boolean(id) })

  const shown = useMemo(
    () => invoices.data?.filter(({ status }) => showPaid || status !== 'paid') ?? [],
    [invoices.data, showPaid],
  )

  if (params.get('new')) return <RecordForm entity={Client} onSaved={({ id: made }) => location.assign(createPageUrl(`ClientCard?id=${made}`))} />
  if (!id) return <Navigate to={createPageUrl('ClientList')} replace />
  if (client.isPending) return <p aria-busy="true">Loading…</p>
  if (client.isError) return <EmptyState title="This client is gone" action={<Link to={createPageUrl('ClientList')}>All clients</Link>} />

  const { name, email, phone, website, address, vip, notes } = client.data
  const place = [address?.street, address?.city].filter(Boolean).join(', ')
  const [first, ...others] = projects ?? []

  return (
    <article className="mx-auto max-w-4xl space-y-6">
      <Link to={createPageUrl('ClientList')} className="inline-flex items-center gap-1 text-sm text-muted-foreground"><ArrowLeft className="size-4" /> Clients</Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold">{name}</h1>
        {vip && <Badge>VIP</Badge>}
      </header>
      <div className="grid gap-2 sm:grid-cols-2">
        <Fact icon={Mail} href={email && `mailto:${email}`}>{email}</Fact>
        <Fact icon={Phone} href={phone && `tel:${phone}`}>{phone}</Fact>
        <Fact icon={ExternalLink} href={website}>{website?.replace(/^https?:\/\//, '')}</Fact>
        <Fact icon={MapPin}>{place}</Fact>
      </div>
      {notes ? <p className="whitespace-pre-line">{notes}</p> : null}
      <Separator />
      {first && <p>Newest project: {first.name}{others.length > 0 && ` and ${others.length} more`} ({percent(first.spent, first.budget)} % used)</p>}
      <label className="flex gap-2 text-sm"><input type="checkbox" checked={showPaid} onChange={(event) => setShowPaid(event.target.checked)} /> Paid ones too</label>
      <Table>
        <TableHeader><TableRow>{['Number', 'Issued', 'State', 'Total'].map((head) => <TableHead key={head}>{head}</TableHead>)}</TableRow></TableHeader>
        <TableBody>
          {shown.map((invoice) => (
            <TableRow key={invoice.id}>
              <TableCell>{invoice.number}</TableCell>
              <TableCell>{invoice.issued_on ?? '—'}</TableCell>
              <TableCell className="capitalize">{invoice.status}</TableCell>
              <TableCell className="text-end tabular-nums">{money(invoice.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow><TableCell colSpan={3}>Together</TableCell><TableCell className="text-end">{money(sumOf(shown, (row) => row.total))}</TableCell></TableRow>
        </TableFooter>
      </Table>
    </article>
  )
}
