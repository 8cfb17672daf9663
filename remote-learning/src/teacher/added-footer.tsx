import { addWechat, useWrite, viewTeacherQrcode, type TeacherQrcode } from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Problem, ButtonLink } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';

/** Asks whether the learner has added the teacher; afterwards it links to the personal center. */
export function AddedFooter({ teacher: { teacher_id, is_added } }: { teacher: TeacherQrcode }) {
  const client = useQueryClient();
  const { send, problem } = useWrite(addWechat, { lostWords: '网络不稳定，没有提交成功，请再试一次。' });
  if (is_added) {
    return (
      <ButtonLink block to={places.home()}>
        已添加老师，去学习
      </ButtonLink>
    );
  }
  const add = async () => {
    const { state } = await send({ teacher_id });
    if (state !== 'done') return;
    Toast.success('好的，记下了');
    await client.invalidateQueries({ queryKey: [viewTeacherQrcode.path] });
  };
  return (
    <>
      <Problem text={problem} />
      <Button block onClick={add}>
        我已添加老师
      </Button>
    </>
  );
}
