import * as React from "react"

import { cn } from "@/lib/utils"

const Textarea = React.forwardRef(({ className, ...props }, ref) => (
  <textarea ref={ref} className={cn("flex w-full rounded-md border bg-transparent px-3 py-1", className)} {...props} />
))
Textarea.displayName = "Textarea"

export { Textarea }
