// A phone-first page: everything by hand, no kit at all.
import { useEffect, useMemo, useReducer, useState } from 'react'
import { Link, useLocation, useParams, Outlet, useOutletContext } from 'react-router-dom'
import { motion, useMotionValue, useTransform } from 'framer-motion'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Expense } from '@/entities/Expense'
import { createPageUrl } from '@/utils'

const budget = 800
const names = { food: '🍎 Food', travel: '🚋 Travel', home: '🏠 Home', fun: '🎈 Fun', other: 'Other' }

const Spark = ({ values = [], width = 280, height = 64 }) => {
  if (values.length === 0) return null
  const most = Math.max(1, ...values)
  const step = values.length > 1 ? width / (values.length - 1) : width
  const line = values.map((value, at) => `${at ? 'L' : 'M'}${(at * step).toFixed(1)},${(height - (value / most) * height).toFixed(1)}`).join(' ')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-16 w-full text-primary" aria-hidden>
      <path d={`${line} L${width},${height} L0,${height} Z`} fill="currentColor" fillOpacity={0.12} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const Row = ({ expense, onRemove }) => {
  const x = useMotionValue(0)
  const opacity = useTransform(x, [-120, 0], [0.2, 1])
  return (
    <motion.li drag="x" dragConstraints={{ left: -120, right: 0 }} style={{ x, opacity }} onDragEnd={(_, { offset }) => offset.x < -100 && onRemove(expense)} className="flex justify-between rounded-xl bg-card p-3">
      <span>{expense.title}<br /><small className="text-muted-foreground">{names[expense.category] ?? names.other}</small></span>
      <b>{expense.amount?.toFixed(2)}</b>
    </motion.li>
  )
}

const toggles = (open, name) => (open.includes(name) ? open.filter((each) => each !== name) : [...open, name])

export default function Phone() {
  const { pathname, search } = useLocation()
  const { tab } = useParams()
  const context = useOutletContext()
  const [open, toggle] = useReducer(toggles, [])
  const [expenses, setExpenses] = useState([])
  const [isSorted, setSorted] = useState(false)

  useEffect(() => { Expense.list('-spent_on', 100).then(setExpenses, () => setExpenses([])) }, [])

  const spent = useMemo(() => expenses.reduce((sum, { amount = 0 }) => sum + amount, 0), [expenses])
  const share = Math.min(100, (spent / budget) * 100)
  const list = isSorted ? [...expenses].sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0)) : expenses
  const remove = async ({ id }) => {
    setExpenses((rows) => rows.filter((row) => row.id !== id))
    await Expense.delete(id).catch(() => window.location.reload())
  }

  return (
    <div className="mx-auto min-h-dvh max-w-sm space-y-4 p-4" data-path={pathname + search} data-tab={tab ?? 'all'}>
      <header className="rounded-3xl bg-linear-to-br from-primary to-primary/60 p-5 text-primary-foreground">
        <h1 className="text-sm opacity-80">Left this month</h1>
        <p className="text-4xl font-bold tabular-nums">{(budget - spent).toFixed(2)}</p>
        <div className="mt-3 h-2 rounded-full bg-white/30"><div className="h-full rounded-full bg-white" style={{ width: `${share}%` }} /></div>
      </header>
      <Spark values={expenses.map(({ amount }) => amount ?? 0).reverse()} />
      <button type="button" onClick={() => setSorted(!isSorted)} className="flex items-center gap-1 text-sm">{isSorted ? <ArrowUp size={16} /> : <ArrowDown size={16} />} {isSorted ? 'Largest' : 'Newest'} first</button>
      <ul className="space-y-2">{list.map((expense) => <Row key={expense.id} expense={expense} onRemove={remove} />)}</ul>
      {Object.keys(names).map((name) => (
        <details key={name} open={open.includes(name)}><summary onClick={(e) => { e.preventDefault(); toggle(name) }}>{names[name]}</summary>{expenses.filter((e) => e.category === name).length}</details>
      ))}
      <nav className="fixed inset-x-0 bottom-0 flex justify-around bg-card p-3">
        {[['Phone', 'Money'], ['HabitGrid', 'Habits']].map(([page, label]) => (
          <Link key={page} to={createPageUrl(page)} aria-current={pathname === createPageUrl(page) ? 'page' : undefined}>{label}</Link>
        ))}
        <Link to="/Dashboard" replace state={{ from: pathname }}>More</Link>
      </nav>
      <Outlet context={context} />
    </div>
  )
}
