export const dayPicker = {
  day: (day: string, isToday: boolean, isSelected: boolean) =>
    `${isToday ? 'Today, ' : ''}${day}${isSelected ? ', selected' : ''}`,
} as const;
