import { hasTools, useCall, viewTeacherQrcode, type TeacherQrcode } from '@suite/api';
import { AddedFooter, TeacherCard } from '@suite/features/teacher';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Card, PageHead, Points } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';

const ways = [
  '添加时请备注姓名和手机号后四位，老师会核对您的订单',
  '工具已经可以使用，不用等老师通过',
  '一个工作日内没有通过，请再添加一次',
];

const next = { words: '去使用工具', to: links.counter() };

/** After buying the tools: the teacher who shows how to use them. */
export default function PaymentToolsContactPage() {
  const bought = useCall(hasTools, undefined, { staleTime: 0 });
  const isBuyer = bought.data?.is_buy === 1;
  const teacher = useCall(viewTeacherQrcode, {}, { enabled: isBuyer });
  return (
    <Page footer={isBuyer && teacher.data ? <AddedFooter teacher={teacher.data} next={next} /> : null}>
      <PageHead title="联系老师" lead={isBuyer ? '扫码添加老师，领取工具的使用指导' : undefined} />
      <Loaded query={bought} skeleton={<Skeleton card avatar rows={8} />}>
        {({ is_buy }) =>
          is_buy ? (
            <Loaded query={teacher} skeleton={<Skeleton card avatar rows={8} />}>
              {(data: TeacherQrcode) => (
                <>
                  <TeacherCard teacher={data} isAdded={!!data.is_added} />
                  <Card title="添加须知">
                    <Points loose items={ways} />
                  </Card>
                </>
              )}
            </Loaded>
          ) : (
            <Empty
              scene="chat"
              text="购买理财工具后，可以在这里联系老师"
              action={<ButtonLink to={links.payTools()}>去看看理财工具</ButtonLink>}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
