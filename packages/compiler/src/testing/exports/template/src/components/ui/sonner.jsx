import { Toaster as Sonner } from "sonner"

const Toaster = (props) => <Sonner className="toaster group" {...props} />

export { Toaster }
