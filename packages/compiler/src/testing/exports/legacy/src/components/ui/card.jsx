import * as React from "react"

import { cn } from "@/lib/utils"

const part = (name, classes) => {
  const Part = React.forwardRef(({ className, ...props }, ref) => (
    <div ref={ref} className={cn(classes, className)} {...props} />
  ))
  Part.displayName = name
  return Part
}

const Card = part("Card", "rounded-xl border bg-card text-card-foreground shadow")
const CardHeader = part("CardHeader", "flex flex-col space-y-1.5 p-6")
const CardTitle = part("CardTitle", "font-semibold leading-none tracking-tight")
const CardContent = part("CardContent", "p-6 pt-0")

export { Card, CardHeader, CardTitle, CardContent }
