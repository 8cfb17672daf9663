import type { ContractText } from '@suite/api';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { Loaded, type LoadedQuery } from '../loaded';
import { ButtonLink, Card, lazyPiece, PageHead, Piece, WhenNear } from '@suite/ui';
import { Page, Skeleton } from '@suite/ui/base';
import type { ReactNode } from 'react';
import css from './contract-text-screen.module.css';
import { statusWords } from './contract-words';
import { Documents } from './documents';
import { useWholeText } from './use-whole-text';

const copyPiece = lazyPiece(() => import(/* webpackChunkName: "contract-copy" */ './contract-copy'));

export interface ContractTextScreenProps {
  query: LoadedQuery<ContractText>;
  /** Where the contract is signed. */
  sign: string;
  /** What can be done with a signed contract. */
  children?: ReactNode;
}

/** The text of a contract, with the signature when there is one. */
export function ContractTextScreen({ query, sign, children }: ContractTextScreenProps) {
  const { data } = query;
  const whole = useWholeText();
  const canSign = data?.status === 'to_sign' || data?.status === 'signing';
  return (
    <Page
      footer={
        canSign ? (
          <ButtonLink block to={sign}>
            {data.status === 'signing' ? '继续签署' : '去签署'}
          </ButtonLink>
        ) : undefined
      }
    >
      <PageHead title={data?.contract_name ?? '合同预览'} lead={data ? leadOf(data) : undefined} />
      <Loaded query={query} skeleton={<Skeleton card rows={10} />}>
        {(text) => (
          <>
            <Documents text={text} pageTitle={text.contract_name} {...whole.documents} />
            {text.signature ? (
              <Card title="签署人签名">
                <img className={css.signature} src={text.signature} alt="您的签名" />
              </Card>
            ) : null}
            {text.status === 'signed' ? (
              <WhenNear>
                <Piece of={copyPiece} failed="签署存证没有加载出来，请再试一次">
                  {({ ContractCopy }) => (
                    <ContractCopy text={text} whole={whole}>
                      {children}
                    </ContractCopy>
                  )}
                </Piece>
              </WhenNear>
            ) : null}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const leadOf = ({ status, sign_time }: ContractText) =>
  status === 'signed' && sign_time ? `${yearAndMomentInWords(sign_time)} 签署` : statusWords[status]?.name;
