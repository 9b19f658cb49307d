import type { WordsByTag } from './words-by-tag';

export const chinese: WordsByTag = {
  launch: '发布会, 新品发布, 發表會, 上市发布', keynote: '主题演讲', brand: '品牌', campaign: '营销活动', startup: '创业, 路演', music: '音乐', fashion: '时装', report: '年度报告, 研究报告',
  history: '历史, 歷史, 古代, 唐朝, 丝绸之路, 起源', literature: '文学, 文學, 故事, 神话, 红楼梦, 西游记, 童话', culture: '文化', museum: '博物馆, 展览', research: '学术研究',
  biography: '人生, 生平, 传记', poetry: '诗歌, 诗词, 诗人', novel: '小说, 作家', 'fine art': '艺术, 绘画, 壁画, 书法, 敦煌, 印象派, 雕塑', travel: '游记', plan: '计划, 規劃',
  project: '项目, 專案', progress: '进度, 进展', weekly: '周报, 每周, 週報', monthly: '月报', sales: '销售', operations: '物流, 运营', training: '培训', strategy: '战略, 策略',
  board: '董事会, 董事會, 管理层, 股东', analysis: '分析', market: '市场, 市場, 竞争', finance: '财务, 收入, 财报, 贷款, 银行, 融资, 现金流, 股息, 业绩', cost: '成本', pricing: '定价, 价格',
  profitability: '利润, 盈利', acquisition: '收购, 并购', investor: '投资', risk: '风险', recommendation: '建议', engineering: '工程', technical: '技术',
  architecture: '架构', software: '软件, 开发者', database: '数据库', cybersecurity: '网络安全, 加密', infrastructure: '服务器, 基础设施, 高可用, 分布式', cloud: '云计算, 云平台',
  microservices: '微服务', programming: '编程', 'machine learning': '机器学习, 神经网络, 人工智能, 大模型', incident: '故障复盘', policy: '政策', citizens: '市民',
  residents: '居民, 社区, 租户', government: '政府', city: '城市规划', election: '选举', legislation: '法律, 法规', school: '学校', class: '课堂, 课程', lesson: '上课, 教案',
  students: '学生', children: '孩子, 儿童', kindergarten: '幼儿园', party: '派对, 联欢, 告别, 运动会', game: '小游戏', birthday: '生日, 生日派对', anniversary: '婚礼',
  excursion: '春游, 秋游', welcome: '欢迎', accessibility: '无障碍', 'large print': '大字', 'low vision': '视障', 'older people': '老年人', meeting: '会议, 纪要',
  investment: '投资, 回报', vehicle: '电动汽车, 新车', reveal: '全球首发, 首发, 新款, 全新', film: '电影', science: '实验, 化石, 冰川, 学术会议', authentication: '认证',
  waste: '垃圾, 回收', traffic: '交通', 'public health': '疫苗, 公共卫生', kids: '恐龙, 太阳系, 小朋友, 猜谜', onboarding: '新员工', schedule: '排班, 假期安排, 日程',
  gadget: '耳机, 音箱, 相机', authority: '公安, 消防, 应急', 'urban planning': '公园, 游泳池, 改造', family: '家庭',
};
