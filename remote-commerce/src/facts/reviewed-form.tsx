import type { ConsentInUse } from '@suite/features/consent';
import { Popup, MainAction } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { useState, type ReactNode } from 'react';

interface ReviewedFormProps {
  /** The page's name, for a screen reader. */
  title: string;
  form: { check: () => boolean; submit: () => unknown; problem: string };
  /** Leads to the review. */
  next: string;
  review: { title: string; entries: ReactNode; send: string };
  /** The consent without which nothing is reviewed; once it is outdated, its line is what is left to read. */
  consent?: Pick<ConsentInUse, 'line' | 'isOutdated'>;
  children: ReactNode;
}

/** A page with a form whose entries are shown once more before they are sent: they cannot be changed afterwards. */
export function ReviewedForm({ title, form, next, review, consent, children }: ReviewedFormProps) {
  const [isReviewed, setReviewed] = useState(false);
  return (
    <Page
      footer={
        <>
          {consent?.line}
          <MainAction
            problem={isReviewed ? '' : form.problem}
            onClick={() => form.check() && setReviewed(true)}
          >
            {next}
          </MainAction>
        </>
      }
    >
      <Spoken as="h1">{title}</Spoken>
      {children}
      <Popup
        open={isReviewed && !consent?.isOutdated}
        title={review.title}
        onClose={() => setReviewed(false)}
        footer={
          <MainAction problem={form.problem} onClick={form.submit}>
            {review.send}
          </MainAction>
        }
      >
        {review.entries}
      </Popup>
    </Page>
  );
}
