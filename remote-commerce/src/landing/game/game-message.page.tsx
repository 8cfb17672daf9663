import {
  getUserInfo,
  isFilledAddress,
  postAddress,
  queryOf,
  useCall,
  type Address,
  type FilledAddress,
} from '@suite/api';
import { addressErrors, AddressFields, addressOf, useAreas, emptyAddress } from '@suite/features/address';
import { useForm } from '@suite/features/form';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Loaded, oneRead } from '@suite/features/loaded';
import { PageHead, useOnward, MainAction, FamilySkeleton } from '@suite/ui';
import { Page, Toast } from '@suite/ui/base';
import game from '../content/game';
import { coloursOf } from '../kit/landing-page';
import css from './game-message.module.css';

/** What the provider has, as the form shows it. */
const addressIn = ({ address }: FilledAddress): Address => (address ? addressOf(address) : emptyAddress);

/** Whether two addresses are one: an answer that was lost may still have been written. */
const isSameAddress = (one: Address, other: Address): boolean =>
  (Object.keys(emptyAddress) as (keyof Address)[]).every((field) => one[field] === other[field]);

/** Asks the player where the game is sent and how the teacher reaches them: the learner's own address. */
export default function GameMessagePage() {
  const filled = useCall(isFilledAddress, undefined, { staleTime: 0 });
  const profile = useCall(getUserInfo, undefined);
  // The form asks for them: here they are read beside the address.
  useAreas();
  const both = oneRead(
    [filled, profile],
    filled.data && profile.data ? { filled: filled.data, user: profile.data.id } : undefined,
  );
  return (
    <div className={css.world} data-light style={coloursOf(game.content.palette)}>
      {both.data ? (
        <MessageForm {...both.data} />
      ) : (
        <Page>
          <PageHead title="填写信息" />
          <Loaded skeleton={<FamilySkeleton family="form" />} query={both}>
            {() => null}
          </Loaded>
        </Page>
      )}
    </div>
  );
}

function MessageForm({ filled, user }: { filled: FilledAddress; user: number }) {
  const client = useQueryClient();
  const onward = useOnward();
  const form = useForm<Address, unknown>({
    start: addressIn(filled),
    draft: { user, name: 'game-message' },
    rules: addressErrors,
    send: (address) => postAddress(addressOf(address)),
    // The answer may be lost after the address was written.
    afterSilence: async (sent) => {
      const now = await isFilledAddress();
      return isSameAddress(addressIn(now), addressOf(sent)) ? now : undefined;
    },
    onSent: () => {
      void client.invalidateQueries({ queryKey: queryOf(isFilledAddress, undefined).queryKey });
      Toast.success('已保存');
      onward(links.gameSuccess(), { replace: true });
    },
  });
  return (
    <Page
      footer={
        <MainAction problem={form.problem} onClick={form.submit}>
          {filled.is_filled ? '确认无误，提交' : '提交'}
        </MainAction>
      }
    >
      <header className={css.head}>
        <h1 className={css.title}>把棋盘寄到哪里</h1>
        <p className={css.lead}>《人生账本》桌游寄到这里，老师按这个电话联系您。</p>
      </header>
      <div ref={form.ref}>
        <AddressFields
          mobileUse="快递和老师用它联系您"
          value={form.values}
          errors={form.errors}
          onChange={form.change}
        />
      </div>
      <p className={css.note}>
        这里保存的是您的收件地址，用于寄送教材和桌游，不会透露给第三方。没填完的内容会暂存在这台设备上，提交后清除。
      </p>
    </Page>
  );
}
