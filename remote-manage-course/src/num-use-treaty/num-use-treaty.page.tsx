import { Article } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { ProviderLink } from './provider-link';
import { treaty } from './treaty';

/** The agreement on the digital certificates with which contracts are signed. */
export default function NumUseTreatyPage() {
  return (
    <Page tone="white">
      <Article {...treaty}>
        <ProviderLink />
      </Article>
    </Page>
  );
}
