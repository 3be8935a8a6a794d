import { firefox } from '../../testing/engines/firefox.ts'
import { testBuyerFlows } from './buyer-flows.ts'
import { testFlows } from './flows.ts'
import { testOfficeFlows } from './office-flows.ts'

testFlows(firefox)
testBuyerFlows(firefox)
testOfficeFlows(firefox)
