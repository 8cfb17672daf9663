interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether prefetching costs the visitor neither time nor money. */
export function isFast(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.effectiveType === '4g' && !connection.saveData;
}
