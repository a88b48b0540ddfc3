import * as React from "react"

export function useIsMobile() {
  const [isMobile, setIsMobile] = React.useState(window.innerWidth < 768)

  React.useEffect(() => {
    const look = () => setIsMobile(window.innerWidth < 768)
    window.addEventListener("resize", look)
    return () => window.removeEventListener("resize", look)
  }, [])

  return isMobile
}
