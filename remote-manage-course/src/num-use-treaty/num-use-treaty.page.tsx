import { TreatyArticle } from '@suite/features/consent/treaty';
import { Page } from '@suite/ui/base';

/** The agreement on digital certificates as a page of its own; the signature's consent shows it too. */
export default function NumUseTreatyPage() {
  return (
    <Page tone="white">
      <TreatyArticle />
    </Page>
  );
}
