import type { Contract } from '@suite/api';
import { dayAt } from '@suite/kernel/time';
import { ButtonLink, Card, Tag } from '@suite/ui';
import css from './contract-card.module.css';
import { factOf, statusWords } from './contract-words';

/** Where a contract's buttons lead. */
export interface ContractWays {
  preview: string;
  sign: string;
  help: { words: string; to: string };
}

export interface ContractCardProps {
  contract: Contract;
  ways: ContractWays;
}

/** A contract in a list: what it is, how far it is, and the way on. */
export function ContractCard({ contract, ways }: ContractCardProps) {
  const { contract_name, contract_name_list, status } = contract;
  const others = contract_name_list.filter((document) => document !== contract_name);
  const { name, tone } = statusWords[status] ?? statusWords.to_sign;
  return (
    <Card title={contract_name} extra={<Tag tone={tone}>{name}</Tag>}>
      {others.length > 0 ? <p className={css.documents}>含{others.join('、')}</p> : null}
      <p className={css.fact}>{factOf(contract, dayAt(Date.now()))}</p>
      <div className={css.actions}>
        <Actions contract={contract} ways={ways} />
      </div>
    </Card>
  );
}

/** The way on from each state. */
function Actions({ contract: { status }, ways }: ContractCardProps) {
  const sign = (words: string) => (
    <ButtonLink size="small" to={ways.sign}>
      {words}
    </ButtonLink>
  );
  const preview = (
    <ButtonLink size="small" type="default" to={ways.preview}>
      查看合同
    </ButtonLink>
  );
  switch (status) {
    case 'signed':
      return preview;
    case 'revoked':
      return (
        <>
          {preview}
          <ButtonLink size="small" type="default" to={ways.help.to}>
            {ways.help.words}
          </ButtonLink>
        </>
      );
    case 'expired':
    case 'rejected':
      return (
        <>
          {preview}
          {sign('重新签署')}
        </>
      );
    default:
      return (
        <>
          {preview}
          {sign(status === 'signing' ? '继续签署' : '去签署')}
        </>
      );
  }
}
