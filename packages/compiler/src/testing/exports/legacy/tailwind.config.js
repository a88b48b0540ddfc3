module.exports = {
  darkMode: ["class"],
  content: ["./index.html", "./src/**/*.{ts,tsx,js,jsx}"],
  theme: { extend: { colors: { background: 'hsl(var(--background))', primary: { DEFAULT: 'hsl(var(--primary))' } } } },
  plugins: [require("tailwindcss-animate")],
}
