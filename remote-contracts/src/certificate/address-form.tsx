import { updateAddress, type Address, type Certificate } from '@suite/api';
import { AddressFields, addressOf, addressRules, emptyAddress } from '@suite/features/address';
import { useForm } from '@suite/features/form';
import { platform } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { Problem } from '@suite/ui';
import { Button, Page, Toast } from '@suite/ui/base';
import { useFreshCertificates } from './with-certificate';

interface AddressFormProps {
  certificate: Certificate;
  userId: number;
  usual: Address | null;
}

/** Changes where a certificate is sent, as long as it has not been shipped. */
export function AddressForm({ certificate, userId, usual }: AddressFormProps) {
  const { line, address } = certificate;
  const refresh = useFreshCertificates();
  const form = useForm<Address, null>({
    start: address || usual ? addressOf((address ?? usual) as Address) : emptyAddress,
    draft: { user: userId, name: `certificate-address.${line}` },
    rules: addressRules,
    send: (values) => updateAddress({ line, ...addressOf(values) }),
    onSent: async () => {
      await refresh();
      Toast.success('收件地址已修改');
      platform().navigate(places.certificateAudit({ line }), { replace: true });
    },
  });
  const footer = (
    <>
      <Problem text={form.problem} />
      <Button block onClick={form.submit}>
        保存地址
      </Button>
    </>
  );
  return (
    <Page footer={footer}>
      <div ref={form.ref}>
        <AddressFields title="收件地址" value={form.values} errors={form.errors} onChange={form.change} />
      </div>
    </Page>
  );
}
