import { platform } from '@suite/kernel';
import { Button } from '../base/button';
import { Toast } from '../base/toast/toast';
import { browserLink } from '../copy-text/browser-link';
import { copyText } from '../copy-text/copy-text';
import { calendarFile, type CalendarEntry } from './calendar-file';
import { canSaveFiles, saveFile } from './save-file';
import css from './save-dates.module.css';

export interface SaveDatesProps {
  entries: readonly CalendarEntry[];
  /** Names the calendar: a later file of this name updates the entries of an earlier one. */
  calendar: string;
  /** Name of the file. */
  fileName: string;
}

const copyLink = async () => {
  if (await copyText(browserLink())) Toast.success('链接已复制，请粘贴到浏览器打开');
  else Toast.info('没有复制成功，请点右上角选择在浏览器打开');
};

/** Puts dates into the phone's calendar; a WebView saves no files, so there it leads to a browser. */
export function SaveDates({ entries, calendar, fileName }: SaveDatesProps) {
  if (entries.length === 0) return null;
  if (canSaveFiles(platform().context)) {
    return (
      <Button
        block
        onClick={() =>
          saveFile(calendarFile(calendar, entries, Date.now()), fileName, 'text/calendar;charset=utf-8')
        }
      >
        加入手机日历
      </Button>
    );
  }
  return (
    <div>
      <p className={css.note}>这里不能保存日历文件。复制链接后在手机浏览器中打开，即可加入手机日历。</p>
      <Button block onClick={copyLink}>
        复制链接，用浏览器打开
      </Button>
    </div>
  );
}
