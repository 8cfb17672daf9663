const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `02:05`, `1:02:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds) || 0);
  const minutes = Math.floor(whole / 60);
  const rest = two(whole % 60);
  if (minutes < 60) return `${two(minutes)}:${rest}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Seconds as they are said: `2分5秒`. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds) || 0);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [
    hours && `${hours}小时`,
    minutes && `${minutes}分`,
    (rest || !(hours || minutes)) && `${rest}秒`,
  ];
  return parts.filter(Boolean).join('');
}
