import { useSearchParams } from '@suite/kernel/router';
import { Article, Tabs } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { privacyPolicy } from './privacy-policy';
import { userAgreement } from './user-agreement';

const documents = [
  { key: 'agreement', document: userAgreement },
  { key: 'privacy', document: privacyPolicy },
];

/** The two documents that every learner accepts; `?tab=privacy` opens the second. */
export default function AgreementPage() {
  const [query, setQuery] = useSearchParams();

  const choose = (tab: string) => {
    const next = new URLSearchParams(query);
    next.set('tab', tab);
    setQuery(next, { replace: true });
  };

  return (
    <Page tone="white">
      <Tabs
        label="协议与政策"
        value={query.get('tab') ?? ''}
        onChange={choose}
        items={documents.map(({ key, document }) => ({
          key,
          title: document.title,
          children: <Article {...document} />,
        }))}
      />
    </Page>
  );
}
