import * as React from "react"
import { cva } from "class-variance-authority"

import { cn } from "@/lib/utils"

const badgeVariants = cva("inline-flex rounded-md border px-2.5 py-0.5 text-xs font-semibold", {
  variants: { variant: { default: "bg-primary text-primary-foreground", secondary: "bg-secondary" } },
  defaultVariants: { variant: "default" },
})

function Badge({ className, variant, ...props }) {
  return <div className={cn(badgeVariants({ variant }), className)} {...props} />
}

export { Badge, badgeVariants }
