import { landingProducts, useCall, type LandingProduct } from '@suite/api';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, PageLink } from '@suite/ui';
import { Button, Empty, Page, Skeleton } from '@suite/ui/base';
import { actionOf } from '../kit/action';
import type { LandingContent } from '../kit/content';
import { coloursOf } from '../kit/landing-page';
import { useChannel } from '../kit/use-channel';
import css from './enrolled.module.css';

/** A thing to do after enrolling, with the page where it is done. */
interface NextStep {
  title: string;
  text: string;
  action: string;
  to: string;
}

interface EnrolledPageProps {
  /** The campaign that led here: its goods, colours and art. */
  of: LandingContent;
  steps: readonly NextStep[];
}

/** Says that the learner is enrolled once the provider says so, and leads on to what comes next. */
export function EnrolledPage({ of, steps }: EnrolledPageProps) {
  const query = useCall(landingProducts, { landing: of.key }, { staleTime: 0 });
  const { art: Art } = of;
  const product = query.data?.[0];
  return (
    <div className={css.world} data-light style={coloursOf(of.palette)}>
      <Page>
        <header className={css.hero}>
          <h1 className={css.title}>{product ? titleOf(product) : '报名结果'}</h1>
          <p className={css.course}>{product?.name ?? '\u00a0'}</p>
          <div className={css.art} aria-hidden="true">
            <Art />
          </div>
        </header>
        <div className={css.ticket}>
          <Loaded
            query={query}
            skeleton={<Skeleton rows={5} />}
            empty={
              <Empty
                scene="coupon"
                text="这个活动已经结束"
                action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>}
              />
            }
          >
            {([sold]) =>
              sold && isEnrolled(sold) ? (
                <Next steps={steps} />
              ) : sold ? (
                <NotYet product={sold} onAsk={() => query.refetch()} />
              ) : null
            }
          </Loaded>
        </div>
      </Page>
    </div>
  );
}

const isEnrolled = ({ sale_state }: LandingProduct) => sale_state === 'owned';

function titleOf(product: LandingProduct): string {
  if (isEnrolled(product)) return '报名成功';
  return product.order ? '还差一步' : '还没有查到报名记录';
}

function Next({ steps }: { steps: readonly NextStep[] }) {
  return (
    <>
      <h2 className={css.heading}>接下来</h2>
      <ol>
        {steps.map(({ title, text, action, to }, at) => (
          <li className={css.step} key={title}>
            <span className={css.number}>{at + 1}</span>
            <div className={css.words}>
              <h3 className={css.name}>{title}</h3>
              <p className={css.text}>{text}</p>
              <PageLink className={css.go} to={to}>
                {action}
              </PageLink>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink block to={links.lessonSteps()}>
        查看完整学习步骤
      </ButtonLink>
    </>
  );
}

function NotYet({ product, onAsk }: { product: LandingProduct; onAsk: () => unknown }) {
  const channel = useChannel();
  const action = actionOf(product, { channel });
  const isUnpaid = !!product.order;
  const wayOn = (
    <ButtonLink block type={isUnpaid ? 'primary' : 'default'} to={action.to}>
      {action.label}
    </ButtonLink>
  );
  const again = (
    <Button block type={isUnpaid ? 'default' : 'primary'} onClick={onAsk}>
      再查一次
    </Button>
  );
  return (
    <>
      <p className={css.notYet} role="status">
        {isUnpaid || product.sale_state === 'exclusive'
          ? action.note
          : '刚付过款的，请稍等片刻再查一次；用别的微信或手机号报的名，请先换回那个账号登录。'}
      </p>
      {isUnpaid ? wayOn : again}
      <div className={css.other}>{isUnpaid ? again : wayOn}</div>
    </>
  );
}
