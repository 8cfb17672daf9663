import { addWechat, useWrite, viewTeacherQrcode, type TeacherQrcode } from '@suite/api';
import { useQueryClient } from '@suite/kernel';
import { ButtonLink, MainAction } from '@suite/ui';
import { Toast } from '@suite/ui/base';

export interface AddedFooterProps {
  teacher: TeacherQrcode;
  /** Where the learner goes on once the teacher is added, as the button says it: 去学习. */
  next: { words: string; to: string };
}

/** Asks whether the learner has added the teacher; afterwards it leads on. */
export function AddedFooter({ teacher: { teacher_id, is_added }, next }: AddedFooterProps) {
  const client = useQueryClient();
  const { send, problem } = useWrite(addWechat);
  if (is_added) {
    return (
      <ButtonLink block to={next.to}>
        已添加老师，{next.words}
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
    <MainAction problem={problem} onClick={add}>
      我已添加老师
    </MainAction>
  );
}
