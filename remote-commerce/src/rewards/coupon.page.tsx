import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Section } from '@suite/ui';
import { Empty, Page, Skeleton, Spoken } from '@suite/ui/base';
import { groupsOf } from './coupon-groups';
import { Ticket } from './ticket';
import { useRewards } from './use-rewards';

const skeleton = (
  <>
    <Skeleton card rows={2} />
    <Skeleton card rows={2} />
  </>
);

const none = (
  <Empty
    scene="coupon"
    text="还没有学员奖励，坚持学习和打卡，奖励会出现在这里"
    action={<ButtonLink to={links.checkIn()}>去打卡</ButtonLink>}
  />
);

/** Rewards for learners: what can be claimed, what waits to be used, and what is over. */
export default function CouponPage() {
  const { query, now, claim, failed } = useRewards();
  return (
    <Page>
      <Spoken as="h1">学员奖励</Spoken>
      <Loaded query={query} skeleton={skeleton}>
        {({ list }) =>
          list.length === 0
            ? none
            : groupsOf(list).map(({ title, coupons }) => (
                <Section title={title} key={title}>
                  <ul>
                    {coupons.map((coupon) => (
                      <Ticket
                        key={coupon.id}
                        coupon={coupon}
                        now={now}
                        onClaim={() => claim(coupon)}
                        problem={failed?.id === coupon.id ? failed.words : ''}
                      />
                    ))}
                  </ul>
                </Section>
              ))
        }
      </Loaded>
    </Page>
  );
}
