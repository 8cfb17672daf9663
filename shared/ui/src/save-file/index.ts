export { calendarFile, folded, type CalendarEntry } from './calendar-file';
export { canSaveFiles, saveFile } from './save-file';
export { SaveDates, type SaveDatesProps } from './save-dates';
