import { copyText } from '@suite/ui';
import { Button, Cell, Toast } from '@suite/ui/base';
import css from './copy-row.module.css';

interface CopyRowProps {
  title: string;
  text: string;
}

async function copy(title: string, text: string) {
  if (await copyText(text)) Toast.success(`${title}已复制`);
  else Toast.info(`请手动记下${title} ${text}`);
}

/** A number with a button that copies it. */
export function CopyRow({ title, text }: CopyRowProps) {
  return (
    <Cell
      title={title}
      label={text}
      value={
        <Button size="small" type="default" label={`复制${title}`} onClick={() => copy(title, text)}>
          <span className={css.copy}>复制</span>
        </Button>
      }
    />
  );
}
