import { asEntered, fenOf, refundContracts, useCall, yuanOf, type RefundContract } from '@suite/api';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Card, Tag, FamilySkeleton } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { Facts } from '../facts/facts';
import texts from '../facts/texts.module.css';
import css from './refund.module.css';
import { RefundPreview } from './simulator';
import { nextPlace, stateName } from './words';

/** The learner's contracts with what would be refunded of each today. */
export default function RefundContractListPage() {
  const query = useCall(refundContracts, undefined, asEntered);
  return (
    <Page>
      <Spoken as="h1">退款申请</Spoken>
      <Loaded skeleton={<FamilySkeleton family="list" />} query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              scene="money"
              text="没有可以退款的课程"
              action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>}
            />
          ) : (
            <>
              {list.map((contract) => (
                <Contract key={contract.contract_id} contract={contract} />
              ))}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What a learner can do with a contract: ask for the refund, go on with it, or ask a teacher. */
function ContractActions({ contract }: { contract: RefundContract }) {
  const { contract_id, order_no, can_refund, status } = contract;
  if (!can_refund && !status && order_no) return null;
  return (
    <div className={texts.action}>
      {can_refund ? (
        <ButtonLink block to={links.refundContract({ contractId: contract_id })}>
          申请退款
        </ButtonLink>
      ) : null}
      {status ? (
        <ButtonLink block type={can_refund ? 'default' : 'primary'} to={nextPlace(contract_id, status)}>
          {status === 'to_bind' ? '继续填写银行卡' : '查看退款进度'}
        </ButtonLink>
      ) : null}
      {order_no ? null : (
        <ButtonLink block type="default" to={links.myTeacher()}>
          联系班主任
        </ButtonLink>
      )}
    </div>
  );
}

/** Whether a refund of the contract is under way, or done. */
const hasRefund = ({ can_refund, status }: RefundContract) =>
  !!status && !can_refund && status !== 'withdrawn' && status !== 'refused';

function Contract({ contract }: { contract: RefundContract }) {
  const { contract_id, order_no, contract_name, goods_name, paid, amount, can_refund, reason, status } =
    contract;
  const [name, tone] = status ? stateName(status) : [];
  const isRunning = hasRefund(contract);
  return (
    <Card title={goods_name} extra={name ? <Tag tone={tone}>{name}</Tag> : undefined}>
      <Facts
        items={[
          { name: '合同', value: contract_name },
          ...(order_no ? [{ name: '实付金额', value: yuanOf(fenOf(paid)) }] : []),
          ...(isRunning || can_refund
            ? [
                {
                  name: isRunning ? '退款金额' : '今天可退',
                  value: yuanOf(fenOf(amount)),
                  strong: true,
                },
              ]
            : []),
        ]}
      />
      {!isRunning && reason ? <p className={css.reason}>{reason}</p> : null}
      <ContractActions contract={contract} />
      {can_refund ? (
        <div className={css.preview}>
          <RefundPreview of={{ contractId: contract_id }} />
        </div>
      ) : null}
    </Card>
  );
}
