import { platform } from '@suite/kernel';
import { browserLink, copyText } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { icsOf } from './ics';
import css from './make-new.module.css';
import { canSaveFiles, saveFile } from '../save-file';
import type { ShareEvent } from './share-events';

export interface SaveDatesProps {
  events: readonly ShareEvent[];
  /** Names the file. */
  name: string;
}

const copyLink = async () => {
  if (await copyText(browserLink())) Toast.success('链接已复制，请粘贴到浏览器打开');
  else Toast.info('复制失败，请点右上角选择在浏览器打开');
};

/** Puts the dates into the phone's calendar; a WebView saves no files, so there it leads to a browser. */
export function SaveDates({ events, name }: SaveDatesProps) {
  if (events.length === 0) return null;
  if (canSaveFiles(platform().context)) {
    return (
      <Button
        block
        onClick={() =>
          saveFile(icsOf(events, Date.now()), `打新日程-${name}.ics`, 'text/calendar;charset=utf-8')
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
