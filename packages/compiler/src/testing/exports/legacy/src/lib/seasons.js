const seasons = ["winter", "spring", "summer", "autumn"];

export const seasonOf = (date) => seasons[Math.floor(((date.getMonth() + 1) % 12) / 3)];

export function thirstIn(season) {
  return season === "summer" ? "twice a day" : "once a day";
}
