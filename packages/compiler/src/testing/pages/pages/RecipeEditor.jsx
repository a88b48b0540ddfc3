import { useEffect } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Minus, Plus } from 'lucide-react';
import { Recipe } from '@/entities/Recipe';
import { Button } from '@/components/ui/button';
import { Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { useToast } from '@/components/ui/use-toast';
import { createPageUrl } from '@/utils';

const schema = z.object({
  title: z.string().trim().min(2, 'Give it a name'),
  category: z.enum(['breakfast', 'lunch', 'dinner', 'dessert']),
  minutes: z.coerce.number().int().min(1).max(600).optional(),
  servings: z.coerce.number().int().positive(),
  favourite: z.boolean().default(false),
  steps: z.string().optional(),
  ingredients: z.array(z.object({ name: z.string() })),
});

const blank = { title: '', category: 'dinner', minutes: 30, servings: 4, favourite: false, steps: '', ingredients: [{ name: '' }] };

export default function RecipeEditor() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { toast } = useToast();
  const id = params.get('id');
  const form = useForm({ defaultValues: blank, mode: 'onBlur' });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'ingredients' });
  const { data: recipe } = useQuery({ queryKey: ['records', 'Recipe', 'rows', id], queryFn: () => Recipe.get(id), enabled: Boolean(id) });

  useEffect(() => {
    if (!recipe) return;
    form.reset({ ...blank, ...recipe, ingredients: (recipe.ingredients ?? []).map((name) => ({ name })) });
  }, [recipe, form]);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values) => (id ? Recipe.update(id, values) : Recipe.create(values)),
  });

  const onSubmit = async (values) => {
    const parsed = schema.safeParse(values);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) form.setError(path.join('.'), { message });
      return;
    }
    const { ingredients, ...rest } = parsed.data;
    await mutateAsync({ ...rest, ingredients: ingredients.map(({ name }) => name).filter(Boolean) });
    toast({ title: 'Saved', description: rest.title });
    navigate(createPageUrl('Recipes'));
  };

  return (
    <Form {...form}>
      <form onSubmit={form.handleSubmit(onSubmit)} className="mx-auto max-w-xl space-y-5">
        <h1 className="text-2xl font-semibold">{id ? 'Edit recipe' : 'New recipe'}</h1>
        <FormField control={form.control} name="title" rules={{ required: 'Give it a name' }} render={({ field }) => (
          <FormItem>
            <FormLabel>Title</FormLabel>
            <FormControl><Input placeholder="Lentil soup" {...field} /></FormControl>
            <FormDescription>As you would say it at the table.</FormDescription>
            <FormMessage />
          </FormItem>
        )} />
        <FormField control={form.control} name="category" render={({ field }) => (
          <FormItem>
            <FormLabel>Kind</FormLabel>
            <Select onValueChange={field.onChange} value={field.value}>
              <FormControl><SelectTrigger><SelectValue /></SelectTrigger></FormControl>
              <SelectContent>{schema.shape.category.options.map((name) => <SelectItem key={name} value={name}>{name}</SelectItem>)}</SelectContent>
            </Select>
          </FormItem>
        )} />
        <div className="grid grid-cols-2 gap-4">
          {['minutes', 'servings'].map((name) => (
            <FormField key={name} control={form.control} name={name} render={({ field: { value, ...field }, fieldState }) => (
              <FormItem>
                <FormLabel className="capitalize">{name}</FormLabel>
                <FormControl><Input type="number" {...field} value={value ?? ''} aria-invalid={fieldState.invalid} /></FormControl>
                <FormMessage />
              </FormItem>
            )} />
          ))}
        </div>
        <fieldset className="space-y-2">
          <legend className="text-sm font-medium">Ingredients</legend>
          {fields.map((field, index) => (
            <div key={field.id} className="flex gap-2">
              <Input aria-label={`Ingredient ${index + 1}`} {...form.register(`ingredients.${index}.name`)} />
              <Button type="button" size="icon" variant="ghost" aria-label="Remove" onClick={() => remove(index)}><Minus /></Button>
            </div>
          ))}
          <Button type="button" size="sm" variant="outline" onClick={() => append({ name: '' })}><Plus /> Add</Button>
        </fieldset>
        <FormField control={form.control} name="favourite" render={({ field }) => (
          <FormItem className="flex items-center gap-3"><FormControl><Switch checked={field.value} onCheckedChange={field.onChange} /></FormControl><FormLabel>Favourite</FormLabel></FormItem>
        )} />
        <Textarea rows={6} aria-label="Steps" {...form.register('steps')} />
        <Button type="submit" disabled={isPending || !form.formState.isDirty}>{isPending ? 'Saving' : 'Save'}</Button>
      </form>
    </Form>
  );
}
