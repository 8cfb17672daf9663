import {
  advancedMaterialInfo,
  materialInfo,
  materialList,
  materialType,
  reformMaterialInfo,
  reformMaterialList,
  type MaterialRef,
} from '@suite/api';

/** The calls and addresses in which the versions of the material pages differ. */
export interface MaterialLine {
  list: typeof materialList;
  info: typeof materialInfo;
  /** Page of the list. */
  home: string;
  /** What the addresses of the single materials begin with. */
  detail: string;
  video: string;
  /** Whether the homework is that of the reform course. */
  isReform: boolean;
}

export const olderLine: MaterialLine = {
  list: materialList,
  info: materialInfo,
  home: '/study-material',
  detail: '/study-material/detail',
  video: '/study-material/video',
  isReform: false,
};

export const reformLine: MaterialLine = {
  list: reformMaterialList,
  info: reformMaterialInfo,
  home: '/study-material-reform',
  detail: '/study-material-reform/detail',
  video: '/study-material-reform/video',
  isReform: true,
};

/** The advanced course has texts of its own call, and its weeks stand in the older list. */
export const advanceLine: MaterialLine = {
  ...olderLine,
  info: advancedMaterialInfo,
  detail: '/study-material-advance/detail',
};

type Ref = Pick<MaterialRef, 'week_id' | 'material_id' | 'mat_type'>;

/** Page of a material; a preview has one page for texts and videos. */
export function materialLink(line: MaterialLine, material: Ref, preview = false): string {
  const { week_id, material_id, mat_type } = material;
  if (preview) return `${line.detail}/preview/${week_id}/${material_id}`;
  return `${mat_type === materialType.video ? line.video : line.detail}/${week_id}/${material_id}`;
}
