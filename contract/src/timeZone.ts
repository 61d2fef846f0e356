/** Whether this runtime knows the time zone, such as `Europe/Berlin`. */
export function isTimeZone(given: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: given });
    return true;
  } catch {
    return false;
  }
}
