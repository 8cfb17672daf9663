/** A span of seconds as a screen reader says it: `2分5秒`. */
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
