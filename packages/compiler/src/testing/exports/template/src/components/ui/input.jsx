import * as React from "react"

import { cn } from "@/lib/utils"

const Input = React.forwardRef(({ className, ...props }, ref) => (
  <input ref={ref} className={cn("flex w-full rounded-md border bg-transparent px-3 py-1", className)} {...props} />
))
Input.displayName = "Input"

export { Input }
