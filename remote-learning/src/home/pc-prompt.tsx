import { learnerKey, platform, tabStore } from '@suite/kernel';
import { copyText } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import { IconScreen } from './icons';
import css from './pc-prompt.module.css';

const keyOf = (userId: number) => learnerKey(userId, 'home.pc-prompt');

/** Whether the learner has closed the prompt, or used it, since the tab was opened. */
export const wasPcPromptClosed = (userId: number): boolean => tabStore.get(keyOf(userId)) === true;

/** Tells learners that they can study on a computer, and copies the address for it. */
export function PcPrompt({ userId }: { userId: number }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const address = platform().site.hosts.desktop;
  const close = () => {
    tabStore.set(keyOf(userId), true);
    setOpen(false);
  };
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
      <div className={css.words}>
        <h2 className={css.title}>用电脑学习，画面更大</h2>
        <p className={css.text}>把网址发到电脑上，用浏览器打开，进度自动同步。</p>
        <div className={css.actions}>
          <Button size="small" onClick={copy}>
            复制网址
          </Button>
          <Button size="small" type="link" className={css.later} onClick={close}>
            知道了
          </Button>
        </div>
      </div>
    </section>
  );
}
