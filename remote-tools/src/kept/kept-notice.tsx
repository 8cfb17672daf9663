import { whenInWords } from '@suite/kernel/time';
import { Button } from '@suite/ui/base';
import css from './kept-notice.module.css';

interface KeptNoticeProps {
  /** When the data were read; absent while they are new. */
  at: number | undefined;
  onRefresh: () => unknown;
}

/** Says that the network fails and from when the data are. */
export const KeptNotice = ({ at, onRefresh }: KeptNoticeProps) =>
  at === undefined ? null : (
    <div className={css.kept} role="status">
      <span>网络不可用，显示的是 {whenInWords(at, Date.now())} 的数据</span>
      <Button type="link" size="small" onClick={() => void onRefresh()}>
        刷新
      </Button>
    </div>
  );
