/**
 * The antd components in use; the only import path for antd. Styles of exactly these are extracted at build
 * time (antd-styles.ts), so a component imported elsewhere would be unstyled.
 */
export {
  Alert,
  App,
  Button,
  Checkbox,
  Drawer,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Radio,
  Select,
  Skeleton,
  Switch,
  Table,
  Tag,
  message,
} from 'antd';
export type { FormInstance, FormRule, InputRef, TableColumnsType } from 'antd';
