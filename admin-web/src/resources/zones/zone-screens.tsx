import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { ZoneInputs } from './zone-inputs';
import { ZONE } from './zone-record';
import { t } from '../../i18n/t';

export function ZoneCreate() {
  return (
    <CreateScreen type={ZONE} title={t('Add zone')} submitLabel={t('Save zone')} savedText={t('Zone added')}>
      <ZoneInputs />
    </CreateScreen>
  );
}

export function ZoneEdit() {
  return (
    <EditScreen
      type={ZONE}
      title={t('Edit zone')}
      submitLabel={t('Update zone')}
      savedText={t('Zone updated')}
    >
      <ZoneInputs />
    </EditScreen>
  );
}
