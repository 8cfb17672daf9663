import { platform } from '@suite/kernel';
import { homeOf } from '@suite/kernel/links';
import type { OwnedRoute } from '@suite/loader/registry';
import { Button, Failed, Page, type FailedProps } from '@suite/ui/base';

/** Stands in for a page that could not be loaded or drawn: again, or the home of its line. */
export function FailedPage({ row, ...failed }: FailedProps & { row: OwnedRoute }) {
  const { to, words } = homeOf(row.path);
  const home = row.path !== to && platform().hasPage(to) && (
    <Button
      type="link"
      onClick={(event) => {
        // A tap on the card around it tries again.
        event.stopPropagation();
        platform().navigate(to, { replace: true });
      }}
    >
      {words}
    </Button>
  );
  return (
    <Page>
      <Failed {...failed} secondary={home} />
    </Page>
  );
}
