const grounds: readonly (readonly [string, string])[] = [
  ['#dbeafe', '#1e40af'],
  ['#dcfce7', '#166534'],
  ['#fef3c7', '#92400e'],
  ['#fce7f3', '#9d174d'],
  ['#ede9fe', '#5b21b6'],
  ['#ccfbf1', '#115e59'],
];

/** A calm composed picture for samples, as a data address: nothing is fetched. */
export function placeholderPicture(seed: string, letters: string): string {
  let sum = 0;
  for (const character of seed) sum += character.charCodeAt(0);
  const [ground, ink] = grounds[sum % grounds.length] ?? ['#e5e7eb', '#374151'];
  const hill = 250 + (sum % 60);
  const text = letters
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><circle cx="${300 - (sum % 80)}" cy="110" r="42" fill="${ink}" opacity=".18"/><path d="M0 ${hill}Q110 ${hill - 70} 210 ${hill}T400 ${hill - 20}V400H0Z" fill="${ink}" opacity=".22"/><text x="200" y="232" font-family="sans-serif" font-size="96" font-weight="700" text-anchor="middle" fill="${ink}">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
