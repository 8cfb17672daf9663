import { fenOf, yuanOf, type RefundAgreement } from '@suite/api';
import { Card, PageHead, useEndReached } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { useRef, useState } from 'react';
import texts from '../facts/texts.module.css';
import css from './refund.module.css';

interface AgreementStepProps {
  agreement: RefundAgreement;
  onRead: () => void;
}

/** The agreement, to be read to its end before it can be signed; each clause says in one sentence what it means. */
export function AgreementStep({ agreement, onRead }: AgreementStepProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const [isRead, setRead] = useState(false);
  useEndReached(end, () => setRead(true));
  return (
    <Page
      footer={
        <Button block disabled={!isRead} onClick={onRead}>
          {isRead ? '已阅读全文，去签名' : '滑到最后一条，就可以签名'}
        </Button>
      }
    >
      <PageHead title={agreement.title} lead={`应退金额 ${yuanOf(fenOf(agreement.amount))}`} />
      <Card label="协议正文">
        {agreement.clauses.map(({ title, text, plain }) => (
          <section key={title} aria-label={title}>
            <h2 className={css.clause}>{title}</h2>
            <p className={texts.text}>{text}</p>
            {plain ? (
              <p className={css.plain}>
                <strong>简单说：</strong>
                {plain}
              </p>
            ) : null}
          </section>
        ))}
        <p className={css.end} ref={end}>
          协议全文结束
        </p>
      </Card>
    </Page>
  );
}
