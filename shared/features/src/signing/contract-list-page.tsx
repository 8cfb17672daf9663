import type { Contract } from '@suite/api';
import { Loaded, type LoadedQuery } from '../loaded';
import { ButtonLink, PageHead } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import type { ReactNode } from 'react';

export interface ContractListPageProps<Data> {
  /** The contracts as soon as they are known. */
  contracts: readonly Contract[] | undefined;
  /** What the page shows of them. */
  query: LoadedQuery<Data>;
  /** Where a learner without contracts goes on. */
  home: { words: string; to: string };
  children: (data: Data) => ReactNode;
}

/** A page of contracts: how many wait for a signature, and the contracts by the order of the server. */
export function ContractListPage<Data>({ contracts, query, home, children }: ContractListPageProps<Data>) {
  const waiting = contracts?.filter(({ status }) => status === 'to_sign' || status === 'signing').length ?? 0;
  // The line has its place before it is known.
  const signed = contracts ? contracts.length > 0 && '签署过的合同可以随时查看' : '\u00a0';
  return (
    <Page>
      <PageHead title="我的合同" lead={waiting > 0 ? `有 ${waiting} 份合同待签署` : signed} />
      <Loaded
        query={query}
        skeleton={
          <>
            <Skeleton card rows={3} />
            <Skeleton card rows={3} />
          </>
        }
        empty={
          <Empty
            scene="contract"
            text="还没有合同，购买课程后会在这里签署"
            action={<ButtonLink to={home.to}>{home.words}</ButtonLink>}
          />
        }
      >
        {children}
      </Loaded>
    </Page>
  );
}
