import { platform } from '@suite/kernel';
import { defineRecord, ownerOf, useRecord } from '@suite/kernel/records';
import { copyText, IconButton, IconClose, lineIcon } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import css from './pc-prompt.module.css';

const IconScreen = lineIcon('M3.5 5h17v11h-17zM9 20h6M12 16v4');

/** Set in the tab once the learner has closed the prompt, or used it. */
const closedPrompt = defineRecord<boolean>({
  kind: 'pc-prompt',
  version: 1,
  owner: 'learner',
  personal: false,
  storage: 'tab',
  read: (stored) => stored === true,
});

/** Tells learners that they can study on a computer, and copies the address for it. */
export function PcPrompt({ userId }: { userId: number }) {
  const [isClosed, setClosed] = useRecord(closedPrompt.of(ownerOf(userId)));
  if (isClosed) return null;
  const address = platform().site.hosts.desktop;
  const close = () => setClosed(true);
  const copy = async () => {
    if (await copyText(address)) Toast.success('网址已复制');
    else Toast.info(`请在电脑浏览器输入 ${address}`);
    close();
  };
  return (
    <section className={css.card} aria-label="电脑学习">
      <span className={css.icon}>
        <IconScreen />
      </span>
      <h2 className={css.title}>用电脑学习，画面更大</h2>
      <Button size="small" type="link" onClick={copy}>
        复制网址
      </Button>
      <IconButton className={css.close} label="不再提醒：电脑学习" onClick={close}>
        <IconClose />
      </IconButton>
    </section>
  );
}
