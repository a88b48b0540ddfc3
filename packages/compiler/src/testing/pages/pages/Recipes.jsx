import { useDeferredValue, useMemo, useState } from 'react'
import { AnimatePresence, motion } from 'framer-motion'
import { ChefHat, Clock, Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Recipe } from '@/entities/Recipe'
import { AspectRatio } from '@/components/ui/aspect-ratio'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { createPageUrl } from '@/utils'
import { EmptyState } from '@/components/EmptyState'

const CATEGORIES = Recipe.schema.properties.category.enum

const item = {
  hidden: { opacity: 0, y: 12 },
  shown: (at) => ({ opacity: 1, y: 0, transition: { delay: at * 0.03, ease: 'easeOut' } }),
}

export default function Recipes() {
  const [text, setText] = useState('')
  const [category, setCategory] = useState(null)
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const queryClient = useQueryClient()
  const { data, status } = useQuery({ queryKey: ['records', 'Recipe', 'rows'], queryFn: () => Recipe.list('-rating', 300) })

  const shown = useMemo(() => {
    let list = data ?? []
    if (category) list = list.filter((r) => r.category === category)
    if (wanted) list = list.filter((r) => [r.title, ...(r.ingredients ?? [])].some((word) => word.toLowerCase().includes(wanted)))
    return list
  }, [data, wanted, category])

  const like = (recipe) => async (event) => {
    event.preventDefault()
    await Recipe.update(recipe.id, { favourite: !recipe.favourite })
    await queryClient.invalidateQueries({ queryKey: ['records', 'Recipe'] })
  }

  return (
    <main>
      <div className="mb-6 flex flex-wrap gap-2">
        <h1 className="me-auto text-3xl font-serif">Kitchen</h1>
        <Input type="search" aria-label="Find" value={text} onChange={(e) => setText(e.target.value)} placeholder="Title or ingredient" className="w-56" />
        {CATEGORIES.map((name) => (
          <Button key={name} size="sm" variant={name === category ? 'default' : 'outline'} aria-pressed={name === category} onClick={() => setCategory(name === category ? null : name)}>
            {name}
          </Button>
        ))}
        <Button asChild><Link to={createPageUrl('RecipeEditor')}>New recipe</Link></Button>
      </div>
      {status === 'pending' && <p>Loading…</p>}
      {status === 'error' && <p role="alert">The recipes could not be loaded.</p>}
      {status === 'success' && shown.length === 0 && <EmptyState icon={ChefHat} title="No recipe fits" text={wanted && `Nothing with “${wanted}”`} />}
      <motion.ul layout className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <AnimatePresence>
          {shown.map((recipe, at) => (
            <motion.li key={recipe.id} layout custom={at} variants={item} initial="hidden" animate="shown" exit={{ opacity: 0, scale: 0.95 }} whileHover={{ y: -3 }}>
              <Link to={`${createPageUrl('RecipeEditor')}?id=${recipe.id}`} className="block overflow-hidden rounded-2xl border border-border bg-card">
                <AspectRatio ratio={4 / 3} className="bg-muted">
                  {recipe.photo ? <img src={recipe.photo} alt="" loading="lazy" className="size-full object-cover" /> : <ChefHat className="m-auto size-10" />}
                </AspectRatio>
                <div className="flex items-center gap-2 p-4">
                  <h2 className="flex-1 truncate">{recipe.title}</h2>
                  {recipe.minutes ? <Badge variant="secondary"><Clock /> {recipe.minutes} min</Badge> : null}
                  <button onClick={like(recipe)} aria-label="Favourite" aria-pressed={Boolean(recipe.favourite)}>
                    <Heart className="size-5" fill={recipe.favourite ? 'currentColor' : 'none'} strokeWidth={1.5} />
                  </button>
                </div>
              </Link>
            </motion.li>
          ))}
        </AnimatePresence>
      </motion.ul>
    </main>
  )
}
