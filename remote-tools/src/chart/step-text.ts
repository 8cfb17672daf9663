/** Digits after the point that tell the places of an axis apart: 2 for a step of 0.25. */
export function stepPlaces(step: number): number {
  for (let places = 0; places < 6; places += 1) {
    const whole = step * Math.pow(10, places);
    if (Math.abs(whole - Math.round(whole)) < 1e-6) return places;
  }
  return 6;
}

/** A number as its axis needs it; zero has no sign. */
export function stepText(value: number, step: number): string {
  const text = value.toFixed(stepPlaces(step));
  return Number(text) === 0 ? text.replace('-', '') : text;
}
