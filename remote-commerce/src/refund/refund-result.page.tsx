import {
  fenOf,
  hasRefund,
  queryOf,
  refundContracts,
  signRefund,
  useCall,
  useWrite,
  yuanOf,
  type Refund,
} from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { dayAt, nearDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { StoryCard } from '@suite/features/order-story';
import { ButtonLink, Card, Problem } from '@suite/ui';
import { Button, Dialog, Empty, Page, Result, Spoken, Toast, type ResultState } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import css from '../facts/texts.module.css';
import { destinationText, stateName } from './words';

/** How a refund stands by the provider's word, and what the learner can do. */
export default function RefundResultPage() {
  const [search] = useSearchParams();
  const contractId = Number(search.get('contractId'));
  const query = useCall(hasRefund, { contractId }, { enabled: contractId > 0, staleTime: 0 });
  const refund = query.data?.refund;
  return (
    <Page>
      {refund ? null : <Spoken as="h1">退款结果</Spoken>}
      {contractId > 0 && query.data === undefined ? (
        <Loaded query={query}>{() => null}</Loaded>
      ) : refund ? (
        <State refund={refund} onChanged={query.refetch} />
      ) : (
        <Empty
          scene="money"
          text="还没有申请退款"
          action={<ButtonLink to={links.refundContracts()}>查看可退款的课程</ButtonLink>}
        />
      )}
    </Page>
  );
}

const looks: Partial<Record<Refund['status'], ResultState>> = {
  arrived: 'success',
  submitted: 'success',
  failed: 'failed',
  refused: 'failed',
};

function reasonText({ status, reason, destination, can_withdraw }: Refund): string {
  if (reason) return reason;
  switch (status) {
    case 'to_bind':
      return '协议已签署。填写本人名下的银行卡后，申请才会提交。';
    case 'submitted':
      return can_withdraw ? '约 3 天内审核，审核开始前可以撤回。' : '约 3 天内审核，请耐心等待。';
    case 'withdrawn':
      return '申请已撤回，课程可以继续学习。';
    case 'arrived':
      return destination === 'origin' ? '已按原支付方式退回。' : '已退到您的银行卡，请以银行到账通知为准。';
    default:
      return '请耐心等待，进度有变化时这里会更新。';
  }
}

function State({ refund, onChanged }: { refund: Refund; onChanged: () => Promise<unknown> }) {
  const { contract_id: contractId, status, can_bind, arrives_by } = refund;
  return (
    <>
      <Result
        state={looks[status] ?? 'waiting'}
        title={status === 'submitted' ? '退款申请已提交' : stateName(status)[0]}
        reason={reasonText(refund)}
        action={
          can_bind ? (
            <ButtonLink block to={links.refundBindCard({ contractId })}>
              {status === 'failed' ? '重新填写银行卡' : '填写银行卡'}
            </ButtonLink>
          ) : status === 'refused' ? (
            <ButtonLink block to={links.myTeacher()}>
              联系班主任
            </ButtonLink>
          ) : undefined
        }
        secondary={
          <ButtonLink block type="link" to={links.refundContracts()}>
            返回退款申请
          </ButtonLink>
        }
      />
      <Card title="退款信息">
        <Facts
          items={[
            { name: '课程', value: refund.goods_name },
            { name: '实付金额', value: yuanOf(fenOf(refund.paid)) },
            { name: '已使用', value: yuanOf(-fenOf(refund.used)) },
            { name: '手续费等', value: yuanOf(-fenOf(refund.fee)) },
            { name: '退款去向', value: destinationText(refund) },
            ...(arrives_by
              ? [{ name: '预计到账', value: `${nearDayInWords(arrives_by, dayAt(Date.now()))}前` }]
              : []),
            { name: '退款金额', value: yuanOf(fenOf(refund.amount)), strong: true },
          ]}
        />
        {refund.can_withdraw ? <Withdraw contractId={contractId} onDone={onChanged} /> : null}
      </Card>
      <StoryCard refund={refund} />
    </>
  );
}

function Withdraw({ contractId, onDone }: { contractId: number; onDone: () => Promise<unknown> }) {
  const client = useQueryClient();
  const { send, problem } = useWrite(signRefund, {
    needsData: true,
    afterSilence: async () => {
      const { refund } = await hasRefund({ contractId });
      return refund?.status === 'withdrawn' ? refund : undefined;
    },
  });
  async function withdraw() {
    const message = '撤回后课程可以继续学习。再次申请时，按当天的金额计算。';
    if (!(await Dialog.confirm({ title: '撤回退款申请', message, confirmText: '确认撤回' }))) return;
    const end = await send({ contractId, is_withdrawn: 1 });
    if (end.state !== 'done') return void onDone();
    client.setQueryData(queryOf(hasRefund, { contractId }).queryKey, { has_refund: 1, refund: end.data });
    void client.invalidateQueries({ queryKey: [refundContracts.path] });
    Toast.success('已撤回');
  }
  return (
    <div className={css.action}>
      <Problem text={problem} />
      <Button block type="default" onClick={withdraw}>
        撤回申请
      </Button>
    </div>
  );
}
