import { copyText } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import type { ReactNode } from 'react';

export interface CopyLinkProps {
  text: string;
  /** The page's one action. */
  isPrimary?: boolean;
  children: ReactNode;
}

/** Copies a link and says whether it worked. */
export function CopyLink({ text, isPrimary, children }: CopyLinkProps) {
  const copy = async () => {
    if (await copyText(text)) Toast.success('已复制');
    else Toast.fail('复制失败，请在浏览器中重新打开');
  };
  return (
    <Button block type={isPrimary ? 'primary' : 'default'} onClick={copy}>
      {children}
    </Button>
  );
}
