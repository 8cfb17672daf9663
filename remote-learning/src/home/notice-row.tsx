import { userDetail, useWrite } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import { IconClose, IconTile } from '@suite/ui';
import type { Notice } from './notice';
import css from './notices.module.css';

/** One notice, with a button to close it if the learner may. */
export function NoticeRow({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { Icon, title, text, action, to, isUrgent, close } = notice;
  const leads = platform().hasPage(to);
  const words = (
    <>
      <IconTile className={isUrgent ? css.urgent : css.icon}>
        <Icon />
      </IconTile>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.text}>{text}</span>
      </span>
      {leads ? <span className={isUrgent ? css.now : css.go}>{action}</span> : null}
    </>
  );
  return (
    <li className={css.row}>
      {leads ? (
        <Link className={css.link} to={to}>
          {words}
        </Link>
      ) : (
        <p className={css.link}>{words}</p>
      )}
      {close ? <Close title={title} call={close} onClose={onClose} /> : null}
    </li>
  );
}

interface CloseProps {
  title: string;
  call: () => Promise<unknown>;
  onClose: () => void;
}

/** Closes a notice at once. If the server does not hear of it, the notice comes back on the next visit. */
function Close({ title, call, onClose }: CloseProps) {
  const client = useQueryClient();
  const { send } = useWrite<void, unknown>(call);
  const close = async () => {
    onClose();
    await send();
    await client.invalidateQueries({ queryKey: [userDetail.path] });
  };
  return (
    <button
      type="button"
      className={css.close}
      aria-label={`不再提醒：${title}`}
      onClick={() => void close()}
    >
      <IconClose />
    </button>
  );
}
